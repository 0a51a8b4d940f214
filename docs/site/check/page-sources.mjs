import { readdirSync, readFileSync } from 'node:fs';

/** The guides and method pages as they are written, by the name that TypeDoc makes of their title. */
export function pageSources() {
  return new Map(
    ['guide', 'method'].flatMap((kind) => {
      const folder = new URL(`../../${kind}/`, import.meta.url);
      const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
      return files.map((file) => {
        const text = readFileSync(new URL(file, folder), 'utf8');
        return [/^title: "?(.*?)"?$/m.exec(text)[1].replace(/[^\w-]/g, '_'), text];
      });
    }),
  );
}
