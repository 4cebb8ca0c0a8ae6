import { routeOfPath } from './routes';

test.each([
  ['/tours/', '/tours'],
  ['/about-us.html', '/about-us'],
  ['/index.php', '/index.php'],
  ['/index.html', '/'],
  ['/tours/index.html', '/tours'],
  ['/', '/'],
])('hosts treat %s like %s', (path, route) => expect(routeOfPath(path)).toBe(route));
