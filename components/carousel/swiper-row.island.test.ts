/** @jest-environment jsdom */
import { islands } from '@/client/islands';
import { startIslands } from '@/components/islands/start-islands';
import { observer } from '@/test/observer';
import { until, waitTurns } from '@/test/until';

const mockLoad = jest.fn();
jest.mock('./swiper', () => ({ startSwiper: mockLoad() }));

test('when Swiper cannot be loaded, a touch of the page tries again', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  observer.start();
  const startSwiper = jest.fn();
  mockLoad.mockReturnValue(startSwiper).mockImplementationOnce(() => JSON.parse('broken'));
  document.body.innerHTML = '<div data-island="swiper-row" data-when="start"></div>';
  startIslands(islands);
  for (const starts of [0, 1]) {
    document.body.click();
    await until(() => observer.watched.length > starts);
    expect(observer.watched).toHaveLength(starts + 1);
    observer.comeNear(document.body.children[0] as Element);
    await waitTurns(5);
    expect(startSwiper).toHaveBeenCalledTimes(starts);
  }
});
