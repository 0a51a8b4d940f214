/** What XML can't hold, and how the rest is written. */
import { escapeXml } from '@kit/grid';

/** Control characters, half surrogates and two others have no form in XML 1.0. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** What is wrong with a name for an XML file. */
export function xmlFault(name: string): string | undefined {
  return unwritable.test(name) ? 'has a character that XML cannot hold' : undefined;
}

/** A text inside an attribute or an element. */
export function xmlText(text: string): string {
  return escapeXml(text).replace(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
