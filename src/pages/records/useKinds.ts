import { useAtomValue } from "jotai"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { transactionTypesAtom } from "#atoms/records/accountRecord.ts"
import type { TxCode } from "#domain/records/Transaction.ts"

import { useNarrowing } from "./parts/useRecordFilter.ts"

const noKinds: ReadonlyArray<TxCode> = []

/** Until the types have loaded, every code in the address is accepted. */
export const useKinds = () => {
  const kinds = valueOf(useAtomValue(transactionTypesAtom))
  const txCode = useNarrowing().valueOf(
    "txCode",
    kinds?.map(({ code }) => code),
  )
  return { kinds: kinds ?? noKinds, txCode }
}
