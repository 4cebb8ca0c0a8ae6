import { copyProject, edit, run } from './project-copy';
import { removeFolders } from './temporary-folder';

// The commands of editors.

beforeEach(copyProject);
afterEach(removeFolders);

test('npm run content reports the first stage that fails, with file and line', () => {
  const content = () => run('scripts/content.ts');
  edit('public/_redirects', /$/, '/old /pakages 301\n');
  expect(content().output).toMatch(
    /ERROR\] \/pakages is not a page of the site\.\s+public\/_redirects:2:0:[\s\S]*Did you mean \/packages\?/,
  );
  edit('content/packages.ts', /now: [\d_]+/, "now: '₹22.500'");
  expect(content().output).toMatch(
    /ERROR\] \w+ › [\w-]+ › price › now is "₹22\.500"\.\s+content\/packages\.ts:\d+:\d+:/,
  );
  edit('content/company.ts', /name: '[^']*'/, 'name: Almond');
  edit('content/activities.ts', /name: ('[^']*'),/, 'name: $1');
  const { status, output } = content();
  expect(output).toMatch(/ERROR\] Almond is not defined\s+content\/company\.ts:\d+:\d+:/);
  expect(output).toMatch(/content\/activities\.ts:\d+:\d+:[\s\S]*A comma is missing/);
  expect(output).toContain('2 mistakes in the content.');
  expect(status).toBe(1);
});

test('npm run dev reports a mistake in the content', () => {
  edit('content/activities.ts', /name: ('[^']*'),/, 'name: $1');
  const { status, output } = run('scripts/build/dev.ts');
  expect(output).toContain('A comma is missing');
  expect(status).toBe(1);
});
