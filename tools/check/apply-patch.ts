/** The files a unified diff changes, as they are afterwards; `read` gives them as they are now, undefined = not there. */
export function applyPatch(patch: string, read: (path: string) => string | undefined): Map<string, string> {
  const files = new Map<string, string>()
  for (const section of patch.split(/^diff --git .*\n/m).slice(1)) {
    const [, path] = section.match(/^\+\+\+ b\/(.*)$/m) ?? []
    if (!path) continue
    files.set(path, patched(read(path) ?? '', section, path))
  }
  return files
}

interface Hunk {
  before: string
  after: string
}

/** A hunk is found by its lines and not by their numbers, so that a patch survives edits elsewhere in the file. */
function patched(text: string, section: string, path: string): string {
  return hunksOf(section).reduce((current, { before, after }) => {
    if (before === '') return current + after
    if (current.split(before).length !== 2)
      throw new Error(`${path}: these lines are not there exactly once:\n${before}`)
    return current.replace(before, () => after)
  }, text)
}

function hunksOf(section: string): Hunk[] {
  return section
    .split(/^@@ .*\n/m)
    .slice(1)
    .map((hunk) => {
      const lines = hunk.split('\n').filter((line) => /^[ +-]/.test(line))
      const side = (marks: string) =>
        lines.filter((line) => marks.includes(line.charAt(0))).map((line) => `${line.slice(1)}\n`)
      return { before: side(' -').join(''), after: side(' +').join('') }
    })
}
