import { configSchema } from '../../server/src/platform/config/config.ts'

/** docs/reference/configuration.md */
export function configurationReference(): string {
  const defaults = configSchema.parse({}) as Record<string, unknown>
  const rows = Object.entries(configSchema.shape).map(([name, schema]) => {
    const value = defaults[name]
    const shown =
      value === undefined || (Array.isArray(value) && value.length === 0) || value === '' ? '' : `\`${value}\``
    return `| \`${name}\` | ${schema.description ?? ''} | ${shown} |`
  })
  return `# Configuration

<!-- Generated from server/src/platform/config/config.ts by \`npm run generate\`. -->

All settings come from the environment; the defaults fit \`npm run dev\`.

| Variable | Meaning | Default |
|---|---|---|
${rows.join('\n')}
`
}
