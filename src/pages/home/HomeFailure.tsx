import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { homeFailuresAtom, refetchHomeAtom } from "#atoms/home/failures.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { failureText } from "#i18n/formatting.ts"
import { FailedState } from "#ui/state/FailedState.tsx"

import styles from "./HomeFailure.module.css"

/** Shows all failures of home in one card, at the position of the first failure. */
export const HomeFailure = ({ what }: { readonly what: MessageKey }) => {
  const { t } = useTranslation()
  const refetch = useSetAtom(refetchHomeAtom)
  const failures = useAtomValue(homeFailuresAtom)
  const [first] = failures
  if (first?.what !== what) return null
  const text = failures.reduceRight(
    (rest, block) =>
      rest === ""
        ? failureText(t, block.what, first.why)
        : t("failure_with_reason", { what: t(block.what), why: rest }),
    "",
  )
  return (
    <div className={styles["place"]}>
      <FailedState compact text={text} onRetry={() => refetch()} />
    </div>
  )
}
