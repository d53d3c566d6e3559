import { Effect } from "effect"
import { atom } from "jotai"

import { limits } from "#config/limits.ts"
import { timings } from "#config/timings.ts"
import type { Kind } from "#domain/AgentContract.ts"
import * as DateRange from "#domain/DateRange.ts"
import { AgentContracts } from "#services/AgentContracts.ts"
import { Payouts } from "#services/Payouts.ts"

import { todayAtom } from "./calendar.ts"
import { notifyAtom } from "./feedback.ts"
import { actionAtom } from "./kernel/action.ts"
import { queryAtom } from "./kernel/query.ts"

const withContracts = <A, E>(use: (contracts: AgentContracts["Service"]) => Effect.Effect<A, E>) =>
  AgentContracts.use(use).pipe(Effect.provide(AgentContracts.layer))

const standingAtom = (kind: Kind) =>
  queryAtom(() => withContracts(({ standing }) => standing(kind)), { ofMember: true })

/** What there is of contracts, by what they pay; set to ask again. */
export const contractsAtoms = {
  salary: standingAtom("salary"),
  dividend: standingAtom("dividend"),
  hour: standingAtom("hour"),
} as const

/** The salary of the running day. */
export const currentSalaryAtom = queryAtom(
  () => Payouts.use(({ salary }) => salary).pipe(Effect.provide(Payouts.layer)),
  { ofMember: true },
)

/** The salaries of the last days, the newest of them. */
export const recentSalariesAtom = queryAtom(
  (get) => {
    const { startDate, endDate } = DateRange.of("week", get(todayAtom))
    const wanted = { startDate, endDate, account: "", pageNo: 1, pageSize: limits.recordPage }
    return Payouts.use(({ salaries }) => salaries(wanted)).pipe(
      Effect.map(({ content }) => content),
      Effect.provide(Payouts.layer),
    )
  },
  { ofMember: true },
)

/** What an agent does with a contract. */
export type Deed = "accept" | "refuse" | "apply"

interface Asked {
  readonly deed: Deed
  readonly contractId: string
}

const doAtom = actionAtom({
  run: ({ deed, contractId }: Asked) =>
    withContracts(({ answer, apply }) =>
      deed === "apply" ? apply(contractId) : answer(contractId, deed === "accept"),
    ),
  waits: timings.loader,
})

const said = {
  accept: "contract_was_accepted",
  refuse: "contract_was_refused",
  apply: "contract_was_asked",
} as const

/**
 * Accepts, refuses or asks for a contract, and has the contracts anew; reads whether it is under way.
 *
 * They are asked for anew when it failed too: it may have come to pass all the same.
 */
export const contractDeedAtom = atom(
  (get) => get(doAtom),
  async (_get, set, { kind, ...asked }: Asked & { readonly kind: Kind }): Promise<void> => {
    const done = await set(doAtom, asked)
    if (done._tag === "Some")
      set(notifyAtom, { message: { key: said[asked.deed] }, shownFor: timings.toastDefault, tone: "good" })
    set(contractsAtoms[kind])
  },
)
