import { Schema } from "effect"

import { paths } from "#config/paths.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { text } from "#domain/Lenient.ts"

export const ContractRequests = Schema.Struct({
  dailysalreqtype: text,
  divtypecompperiodreq: text,
  contracthoursalreq: text,
})
export type ContractRequests = typeof ContractRequests.Type

export interface ContractPrompt {
  readonly message: MessageKey
  readonly path: string
}

export const prompts = (requests: ContractRequests): ReadonlyArray<ContractPrompt> => [
  ...(requests.dailysalreqtype ? [{ message: "contract_salary", path: paths.salaryContract } as const] : []),
  ...(requests.divtypecompperiodreq
    ? [{ message: "contract_dividend", path: paths.dividendContract } as const]
    : []),
  ...(requests.contracthoursalreq ? [{ message: "contract_hour", path: paths.hourContract } as const] : []),
]
