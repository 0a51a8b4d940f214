// Lines that only count work or pause by it. What is answered doesn't depend on them: the slices tests hold them, and so the
// score of the rules is told without them.

const counts = /^(this\.)?(\w+\.)?#?pace\.((left|work) [-+]= .+|left--|work\+\+|(spend|begin|count)\(.*\));$/;
const pauses = /^(if \(.+\) )?yield( (this\.)?#?pace\.rest\(\))?;$/;
const reports = /^if \(isSliceOver\([\w.]+\)\) yield [\w.]+;$/;

/** Does a line of a source do nothing else? */
export function isPause(line) {
  const text = line.trim();
  return counts.test(text) || pauses.test(text) || reports.test(text);
}
