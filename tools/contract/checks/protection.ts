import { calls } from "../calls.ts"
import { type Check, findingsIn } from "../check.ts"
import { refusalOf } from "../exchange.ts"
import { NotRun } from "../NotRun.ts"
import { protectionArea } from "../reads.ts"

const names = calls.filter(({ area }) => area === protectionArea).map(({ name }) => name)

export const protectionCheck: Check = {
  id: "protection",
  rule: "§11 Player protection",
  title: "A gateway with RGLIMIT3 returns the player's protection and activity",
  player: "The page of protection says that something failed, and limits do not show.",
  find: async (session) => {
    if (!(await session.hasProtection())) throw new NotRun("RGLIMIT3 is off.")
    const reads = (await session.reads()).filter(({ name }) => names.includes(name))
    return reads.flatMap((exchange) => {
      const code = refusalOf(exchange)
      return findingsIn(exchange, code !== undefined && `refused with ${code}`)
    })
  },
}
