/** What is said of a thing that is pointed at: each thing once. */

const ENDS = /^[\s.,:;]+|[\s,:;]+$/g;
const BEGINS = /^[\p{L}\p{N}]/u;

/** What a label tells besides the name it begins with and the text that stands below it; empty where that is all. */
export function besides(label: string, name: string, about: string): string {
  const told = about ? label.replace(about, '') : label;
  const after = told.slice(name.length);
  const rest = told.startsWith(name) && !BEGINS.test(after) ? after : told;
  const bare = rest.replace(ENDS, '').replace(/\s*\.(\s*\.)+$/, '.');
  return bare.charAt(0).toLocaleUpperCase() + bare.slice(1);
}
