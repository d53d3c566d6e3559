import { describe, expect, it } from "vitest"

import { homePaths, paths } from "#config/paths.ts"
import * as Pages from "#domain/frame/Pages.ts"

/** The addresses as the specification writes them, unusual spellings included. */
const specified: ReadonlyArray<readonly [row: string, name: keyof typeof paths, address: string]> = [
  ["RT-01", "home", "/m/home"],
  ["FR-17", "trial", "/m/trail"],
  ["RT-03", "login", "/m/login"],
  ["RT-04", "register", "/m/register"],
  ["RT-06", "memberHome", "/m/member/home"],
  ["RT-07", "myAccount", "/m/myAccount/index"],
  ["RT-08", "deposit", "/m/voucherCenter"],
  ["RT-09", "withdraw", "/m/withdraw"],
  ["RT-10", "bettingRecord", "/m/gameRecord"],
  ["RT-11", "accountRecord", "/m/transaction/record"],
  ["RT-13", "profitLoss", "/m/profitandloss"],
  ["RT-14", "rewardCentre", "/m/rewardCenter"],
  ["RT-15", "securityCentre", "/m/securityCenter"],
  ["RT-16", "pointsMall", "/m/mall/mallHome"],
  ["RT-17", "task", "/m/task"],
  ["RT-18", "gameList", "/m/gameList"],
  ["RT-21", "game", "/m/game"],
  ["RT-22", "lotteryH5", "/m/lotto-h5"],
  ["RT-23", "lottery", "/m/lottery"],
  ["RT-24", "lotteryList", "/m/startLottery"],
  ["RT-25", "live", "/m/live"],
  ["RT-26", "rng", "/m/rng"],
  ["RT-27", "sports", "/m/sports"],
  ["RT-28", "esports", "/m/esports"],
  ["RT-29", "fish", "/m/fish"],
  ["RT-30", "pvp", "/m/pvp"],
  ["RT-31", "lott", "/m/lott"],
  ["RT-32", "elott", "/m/elott"],
  ["RT-33", "hot", "/m/hot"],
  ["RT-34", "notice", "/m/notice"],
  ["RT-35", "agentNotice", "/m/member/notice"],
  ["RT-36", "inbox", "/m/webEmail"],
  ["RT-37", "message", "/m/message"],
  ["RT-38", "feedback", "/m/feedback"],
  ["RT-39", "help", "/m/help"],
  ["RT-41", "changePassword", "/m/changePsw"],
  ["RT-42", "forgot", "/m/forget"],
  ["RT-44", "settings", "/m/set"],
  ["RT-45", "activity", "/m/activity"],
  ["RT-46", "app", "/m/app"],
  ["RT-47", "inviteFriends", "/m/inviteFriends"],
  ["RT-48", "agent", "/m/agent"],
  ["RT-49", "teamOverview", "/m/agent/team/overview"],
  ["RT-50", "teamPnl", "/m/agent/team/pnl"],
  ["RT-51", "team", "/m/member/team"],
  ["RT-52", "teamBetting", "/m/teamBetting"],
  ["RT-53", "redRain", "/m/redRain"],
  ["RT-54", "agentRebate", "/m/member/agent/agentRebeat"],
  ["RT-55", "teamRebate", "/m/member/teamRebate"],
  ["RT-56", "agentRegister", "/m/agentRegister"],
  ["RT-57", "agentDividend", "/m/member/agent/agentDivident"],
  ["RT-58", "salaryContract", "/m/member/agent/getSalaryContract"],
  ["RT-59", "dividendContract", "/m/member/agent/getDevidendContract"],
  ["RT-60", "hourContract", "/m/member/agent/getHourContract"],
  ["RT-61", "vip", "/vip/vip.html"],
]

describe("addresses of pages", () => {
  it.each(specified)("[%s] contain %s at %s", (_, name, address) => {
    expect(paths[name]).toBe(address)
    expect(name === "vip" ? address : Pages.find(address)?.path).toBe(address)
  })

  it("[RT-01] contain six paths for home", () => {
    expect(homePaths).toEqual(["/", "/m", "/m/", "/m/index", "/m/index.html", "/m/home"])
  })

  it("are all specified, except the assumed addresses", () => {
    const known = new Set<string>(specified.map(([, name]) => name))
    expect(Object.keys(paths).filter((name) => !known.has(name))).toEqual([
      "memberTasks",
      "slotsCentre",
      "games",
      "protection",
      "terms",
      "agreement",
    ])
  })
})
