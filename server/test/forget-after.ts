import { forgetOutdated } from '../src/features/rights/index.ts'
import { createEngine } from '../src/processes/create-engine.ts'
import type { TestApi } from './test-api.ts'

/** What the nightly round leaves after so many days. */
export async function forgetAfter(api: TestApi, days: number): Promise<void> {
  api.clock.advance(days * 86_400_000)
  const engine = createEngine(api.app.config, { clock: api.clock, log: api.app.log })
  await forgetOutdated(engine)
  await engine.close()
  api.clock.advance(-days * 86_400_000)
}
