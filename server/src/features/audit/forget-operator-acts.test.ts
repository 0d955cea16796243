import { afterAll, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { proving } from '../../../test/proves.ts'
import { anOperator, startWebAndConsole } from '../../../test/test-console.ts'
import { startTestEngine } from '../../../test/test-engine.ts'
import { keepHeads } from '../chains/index.ts'
import { forgetOutdated } from '../rights/index.ts'

const { api, desk } = await startWebAndConsole()
const engine = await startTestEngine(api)
afterAll(() => engine.stop())

test(
  'what operators did outside of accounts three years ago goes; what is kept still holds, with the heads that were signed',
  proving('W-026.7'),
  async () => {
    const today = api.clock.now().toISOString().slice(0, 19)
    const yearsAgo = (years: number) => api.clock.set(`${Number(today.slice(0, 4)) - years}${today.slice(4)}`)
    const kept = async () =>
      (await api.database.query<{ seq: string }>('select seq from operator_acts order by seq')).map(({ seq }) => +seq)
    const verified = async () => {
      const { status, stdout } = await runPostrider(api.database, ['audit', 'verify', '--json'])
      return { status, ...JSON.parse(stdout) }
    }
    yearsAgo(4)
    const operator = await anOperator(api)
    await desk.enrol(operator)
    await keepHeads(engine.engine)
    const old = await kept()
    yearsAgo(2)
    await desk.signIn(operator)
    await anOperator(api)
    api.clock.set(today)
    await keepHeads(engine.engine)
    await anOperator(api)
    const all = await kept()
    expect([old.length > 0, all.length > old.length]).toEqual([true, true])
    await forgetOutdated(engine.engine)
    expect(await kept()).toEqual(all.slice(old.length))
    expect(await verified()).toMatchObject({ status: 0, holds: true, brokenAt: null, heads: 2 })
    await forgetOutdated(engine.engine)
    expect(await kept()).toEqual(all.slice(old.length))

    const young = engine.engine.db.outsideTenants([{ text: 'delete from operator_acts', values: [] }])
    await expect(young).rejects.toThrow('append-only')
    await api.database.query(`
      alter table operator_acts disable trigger append_only;
      update operator_act_head h set kept_after = e.seq, kept_after_hash = e.hash from operator_acts e
      where e.seq = (select max(seq) - 1 from operator_acts);
      delete from operator_acts where seq < (select max(seq) from operator_acts);
      alter table operator_acts enable trigger append_only`)
    expect(await verified()).toMatchObject({ status: 1, holds: false, brokenAt: 1 })
  },
)
