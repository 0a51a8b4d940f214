/** Files of tools that tell no places, or tell them in a way that can be meant as several: what to export instead. */

/** How such a file looks, what it is, and what the same tool or TexturePacker exports beside it. */
const tools: readonly (readonly [looks: RegExp, what: string, instead: string])[] = [
  [/^fileFormatVersion:/, 'a .meta of Unity, which does not tell the size of its picture', '.tpsheet'],
  [/^[ \t]*frame_rect[ \t]*\{/m, 'a .tpinfo of Defold', 'JSON'],
  [/^images[ \t]*\{/m, 'an .atlas of Defold, which tells no places', 'JSON'],
];

/** What is said of a file that no form reads, if it is known whose it is. */
export function otherTool(text: string): string | undefined {
  const tool = tools.find(([looks]) => looks.test(text));
  return tool && `is ${tool[1]}: export ${tool[2]} from TexturePacker instead`;
}
