import { useAtomValue } from "jotai"

import { incompleteMovesAtom } from "#atoms/cashier/unsettled.ts"
import { pageKindOf } from "#domain/cashier/StoredMoves.ts"
import type { Kind } from "#domain/cashier/UnsettledMove.ts"

/** Returns the oldest unsettled request of this kind, such as a deposit, that cannot be sent again. */
export const useIncomplete = (kind: Kind) =>
  useAtomValue(incompleteMovesAtom).find((move) => pageKindOf(move) === kind)
