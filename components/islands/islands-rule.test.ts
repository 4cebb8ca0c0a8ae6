import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { makeFolder, removeFolders } from '@/test/temporary-folder';

afterAll(removeFolders);

test('Biome reports components of islands that browsers would not start (islands.grit)', async () => {
  const imports = "import { Chart } from './chart.island';\n";
  const folder = await makeFolder({
    'biome.json': JSON.stringify({ plugins: [path.resolve('components/islands/islands.grit')] }),
    'inside.tsx': `${imports}export const A = () => <Island name="chart"><Chart /></Island>;`,
    'outside.tsx': `${imports}export const A = () => <p><Chart /></p>;`,
    'client.tsx': "'use client';",
  });
  const biome = path.resolve('node_modules/.bin/biome');
  const { stderr } = spawnSync(biome, ['lint'], { cwd: folder, encoding: 'utf8' });
  const reported = stderr.match(/^\w+\.tsx(?=:\d+:\d+ plugin)/gm);
  expect(reported?.sort()).toEqual(['client.tsx', 'outside.tsx']);
});
