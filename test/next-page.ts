const chunk = '/_next/static/chunks/a.js';

/** Makes a small page in the format of Next. */
export function makePage({ head = '', body = '' } = {}): string {
  return (
    '<!DOCTYPE html><html lang="en-IN"><head><meta charSet="utf-8"/>' +
    `<link rel="preload" as="script" fetchPriority="low" href="${chunk}"/>` +
    `<script src="${chunk}" async=""></script>` +
    `${head}<script src="/_next/static/chunks/old.js" noModule=""></script></head>` +
    `<body data-island="dialogs"><h1 class='x'>Cakes &amp; tea</h1><!--$--><p>a</p><!--/$-->${body}` +
    `<script src="${chunk}" async=""></script><script id="_R_">start()</script>` +
    '<script>self.__next_f.push([1,"1:\\"</b>"])</script></body></html>'
  );
}
