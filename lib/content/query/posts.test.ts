import { need } from '@/test/need';
import { itemsOfType } from './items';
import { posts, postsAfter } from './posts';

const [middle, newest, oldest] = itemsOfType('post');

test('posts are sorted newest first; after a post follow the older ones, then the newer ones', () => {
  expect(posts).toEqual([newest, middle, oldest]);
  expect(postsAfter(need(middle))).toEqual([oldest, newest]);
});
