import type { StartIsland } from '@/components/islands/start-islands';
import { readDay, subscribeToDay } from './day-store';

/**
 * Starts an island as soon as there is a day of arrival: nothing is loaded for visitors who choose none.
 * @param load the code of the island. When loading it fails, the next choice of a day asks again
 */
export function whenDayChosen(load: () => Promise<StartIsland>): StartIsland {
  return (element, props) => {
    const start = async () => {
      if (!readDay()) return;
      stop();
      try {
        (await load())(element, props);
      } catch (error) {
        console.warn(error);
        stop = subscribeToDay(start);
      }
    };
    let stop = subscribeToDay(start);
    void start();
  };
}
