import pc from 'picocolors';

/** Where the demo writes, and the colours it may use there. */
export type Terminal = {
  /** Writes a line. */
  readonly print: (line?: string) => void;
  /** Colour functions that leave the text alone where colours are not wanted. */
  readonly paint: ReturnType<typeof pc.createColors>;
};

/** Colours only on a terminal, and never against NO_COLOR. */
export function createTerminal(
  out: { isTTY?: boolean; write(text: string): unknown },
  env: NodeJS.ProcessEnv,
): Terminal {
  const colours = out.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  return { print: (line = '') => void out.write(`${line}\n`), paint: pc.createColors(colours) };
}
