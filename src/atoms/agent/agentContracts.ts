import { Effect } from "effect"
import { atom } from "jotai"

import { limits } from "#config/limits.ts"
import { timings } from "#config/timings.ts"
import * as AgentContract from "#domain/agent/AgentContract.ts"
import * as DateRange from "#domain/DateRange.ts"
import * as calls from "#gateway/calls/agent/agentContracts.ts"
import { currentSalary, salaries } from "#gateway/calls/agent/payouts.ts"
import { Backend } from "#services/Backend.ts"
import { todayAtom } from "#atoms/calendar.ts"
import { notifyAtom } from "#atoms/kernel/toasts.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { queryAtom } from "#atoms/kernel/query.ts"

// The gateway has no call for hourly contracts, so their list is empty (open point 25).
const contractsOf = (kind: AgentContract.Kind) => {
  switch (kind) {
    case "dividend":
      return Backend.read(calls.dividendContracts, {})
    case "salary":
      return Effect.map(
        Effect.all(
          [calls.salaryContractRequest, calls.salaryContract, calls.salaryContractHistory].map((call) =>
            Backend.read(call, {}),
          ),
          { concurrency: "unbounded" },
        ),
        (lists) => lists.flat(),
      )
    case "hour":
      return Effect.succeed([])
  }
}

const contractsByStatusAtom = (kind: AgentContract.Kind) =>
  queryAtom(() => Effect.map(contractsOf(kind), AgentContract.byStatus), { ofMember: true })

export const contractsAtoms = {
  salary: contractsByStatusAtom("salary"),
  dividend: contractsByStatusAtom("dividend"),
  hour: contractsByStatusAtom("hour"),
} as const

export const currentSalaryAtom = queryAtom(() => Backend.read(currentSalary, {}), {
  ofMember: true,
})

export const recentSalariesAtom = queryAtom(
  (get) => {
    const { startDate, endDate } = DateRange.of("week", get(todayAtom))
    const requested = { startDate, endDate, account: "", pageNo: 1, pageSize: limits.recordPage }
    return Backend.read(salaries, requested).pipe(Effect.map(({ content }) => content))
  },
  { ofMember: true },
)

export type ContractAction = "accept" | "refuse" | "apply"

interface Asked {
  readonly action: ContractAction
  readonly contractId: string
}

const doAtom = actionAtom({
  run: ({ action, contractId }: Asked) =>
    action === "apply"
      ? Backend.change(calls.applyForContract, { contractId, accept: true })
      : Backend.change(calls.answerContract, { contractId, accept: action === "accept" }),
  waits: timings.loader,
})

const toastTexts = {
  accept: "contract_was_accepted",
  refuse: "contract_was_refused",
  apply: "contract_was_asked",
} as const

export const isActingOnContractAtom = doAtom.isRunningAtom

/** Refetches the contracts even after a failure, because the gateway may have processed the request. */
export const runContractActionAtom = atom(
  null,
  async (_get, set, { kind, ...asked }: Asked & { readonly kind: AgentContract.Kind }): Promise<void> => {
    const done = await set(doAtom, asked)
    if (done._tag === "Some")
      set(notifyAtom, {
        message: { key: toastTexts[asked.action] },
        tone: "good",
      })
    set(contractsAtoms[kind].refetchAtom)
  },
)
