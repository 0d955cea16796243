import { configSchema } from '../../server/src/platform/config/config.ts'

/** docs/reference/configuration.md */
export function configurationReference(): string {
  const defaults = configSchema.parse({}) as Record<string, unknown>
  const rows = Object.entries(configSchema.shape).map(([name, schema]) => {
    return `| \`${name}\` | ${schema.description ?? ''} | ${shown(defaults[name])} |`
  })
  return `# Configuration

<!-- Generated from server/src/platform/config/config.ts by \`npm run generate\`. -->

All settings come from the environment; the defaults fit \`npm run dev\`.

| Variable | Meaning | Default |
|---|---|---|
${rows.join('\n')}
`
}

/** What is empty is shown as nothing. */
function shown(value: unknown): string {
  const isEmpty =
    value === undefined || value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)
  return isEmpty ? '' : `\`${value}\``
}
