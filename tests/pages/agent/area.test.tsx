import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import {
  dividendContracts,
  salaryContract,
  salaryContractHistory,
  salaryContractRequest,
} from "#gateway/calls/agent/agentContracts.ts"
import { currentDividend, currentSalary, dividends, income, salaries } from "#gateway/calls/agent/payouts.ts"
import { globalRebates, ownRebates, rebateQuotas } from "#gateway/calls/agent/rebates.ts"
import { subordinates, teamMembers, teamMoney, teamPlay } from "#gateway/calls/agent/team.ts"
import { redRain } from "#gateway/calls/promo/redRain.ts"
import { openApp } from "#tests/support/page.tsx"
import { expectTitle } from "#tests/support/pageEntry.ts"
import { expectText } from "#tests/support/pagePlayer.ts"

const contractCalls = [
  salaryContract,
  salaryContractRequest,
  salaryContractHistory,
  currentSalary,
  salaries,
] as const

/** The pages of the agent area: rows, title, address, calls. */
const area = [
  ["RT-49, CA-77", "Team overview", paths.teamOverview, [teamMembers, teamMoney, teamPlay]],
  ["RT-50", "Team profit and loss", paths.teamPnl, [teamMoney]],
  ["RT-51, CA-78", "Team", paths.team, [subordinates]],
  ["RT-52", "Team betting", paths.teamBetting, [teamPlay]],
  ["RT-53", "Red packet rain", paths.redRain, [redRain]],
  ["RT-54, CA-79", "Agent rebate", paths.agentRebate, [salaries, income]],
  ["RT-55", "Team rebate", paths.teamRebate, []],
  ["RT-56, CA-85", "Open account", paths.agentRegister, [globalRebates, ownRebates, rebateQuotas]],
  ["RT-57, CA-80", "Dividend", paths.agentDividend, [currentDividend, dividends]],
  ["RT-58, RO-12, CA-81", "Daily salary contract", paths.salaryContract, contractCalls],
  ["RT-59, CA-82", "Dividend contract", paths.dividendContract, [dividendContracts]],
  ["RT-60", "Hourly salary contract", paths.hourContract, []],
] as const

describe("agent area", () => {
  it.each(area)("[%s] opens the page '%s' and requests its data", async (_rows, title, path, calls) => {
    const { callsTo, at } = await openApp({ persona: "3", path })
    await expectTitle(title)
    await expect.poll(() => calls.filter((call) => callsTo(call).length === 0)).toEqual([])
    expect(at()).toBe(path)
  })

  it("says that there is no hourly contract", async () => {
    await openApp({ persona: "3", path: paths.hourContract })
    await expectText("You have no contract of this kind")
  })
})
