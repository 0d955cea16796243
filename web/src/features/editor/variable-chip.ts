import { mergeAttributes, Node, nodeInputRule } from '@tiptap/core'
import { partsOfLine, writeVariable } from './variable.rules.ts'

interface ChipOptions {
  /** What a reader of the page calls the variable, and what its default is introduced by. */
  labelOf: (token: string) => string
  orOf: (fallback: string) => string
  className: string
}

/** A variable in a text: one thing, that is gone over, chosen and deleted as a whole. */
export const VariableChip = Node.create<ChipOptions>({
  name: 'variable',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addOptions: () => ({ labelOf: (token) => token, orOf: (fallback) => fallback, className: '' }),
  addAttributes: () => ({
    token: { default: 'V:2', parseHTML: (element) => element.getAttribute('data-variable') },
    fallback: { default: null, parseHTML: (element) => element.getAttribute('data-default') },
  }),
  parseHTML: () => [{ tag: 'span[data-variable]' }],
  renderHTML({ node }) {
    const { token, fallback } = node.attrs as { token: string; fallback: string | null }
    const attributes = {
      class: this.options.className,
      'data-variable': token,
      ...(fallback !== null && { 'data-default': fallback }),
    }
    const or = fallback === null || fallback === '' ? [] : [' ', ['i', {}, this.options.orOf(fallback)]]
    return ['span', mergeAttributes(attributes), ['b', {}, this.options.labelOf(token)], ...or]
  },
  // Whoever knows how variables are written goes on writing them so.
  addInputRules() {
    return [
      nodeInputRule({ find: /\{\{[VC]:\d{1,9}(?::[^{}<>]*)?\}\}$/, type: this.type, getAttributes: attributesOf }),
    ]
  },
  renderText: ({ node }) => writeVariable(node.attrs as { token: string; fallback: string | null }),
})

function attributesOf([written]: readonly string[]) {
  const [variable] = partsOfLine(written ?? '')
  return typeof variable === 'object' ? { ...variable } : {}
}
