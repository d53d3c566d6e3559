import type { BetsFilter } from "#atoms/records/bets.ts"

/** The bets on games of two days. */
export const betsFilter: BetsFilter = {
  source: "games",
  startDate: "2026-11-01",
  endDate: "2026-11-02",
  gameType: "",
  vassalage: "",
  status: "",
}
