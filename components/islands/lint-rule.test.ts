import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { makeFolder, removeFolders } from '@/test/temporary-folder';

const imports = "import { a } from './a';\n\nimport {\n  Map as Chart,\n} from './map.island';\n";
const rendering = (markup: string) => `${imports}export const A = () => <p>{a}{${markup}}</p>;\n`;

const files = {
  'given.tsx': rendering('<Island name="map" component={Chart} />'),
  'inside.tsx': rendering('<Island name="map"><div><Chart /></div></Island>'),
  'outside.tsx': rendering('<i>{true && <Chart />}</i>'),
  'renamed.tsx': rendering('render(Chart)'),
  'client.tsx': "'use client';\nexport const a = 1;\n",
};

afterEach(removeFolders);

test('Biome reports components of islands that browsers would not start (islands.grit)', async () => {
  const plugins = [path.resolve('components/islands/islands.grit')];
  const folder = await makeFolder({ ...files, 'biome.json': JSON.stringify({ plugins }) });
  const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
  const { stderr } = spawnSync(process.execPath, [biome, 'lint'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const reported = stderr.match(/^\w+\.tsx(?=:\d+:\d+ plugin)/gm) ?? [];
  expect(reported.sort()).toEqual(['client.tsx', 'outside.tsx', 'renamed.tsx']);
});
