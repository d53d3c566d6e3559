import { X } from "lucide-react"
import { useTranslation } from "#ui/texts.tsx"
import { useLocation, useSearch } from "wouter"

import { closePath } from "#domain/Lottery.ts"
import { IconButton } from "#ui/basic/IconButton.tsx"

/** Leaves the lottery frame for where its address says (spec §2 "Lottery frame"). */
export const useCloseLottery = (): (() => void) => {
  const search = useSearch()
  const [, navigate] = useLocation()
  return () => navigate(closePath(search), { replace: true })
}

/** The button of its title bar. */
export const LotteryClose = () => {
  const { t } = useTranslation()
  return (
    <IconButton label={t("close")} onPress={useCloseLottery()}>
      <X />
    </IconButton>
  )
}
