import { Pause, Play } from "lucide-react"
import { useTranslation } from "react-i18next"

import { IconButton } from "./IconButton.tsx"

export interface PauseButtonProps {
  readonly paused: boolean
  readonly onChange: (paused: boolean) => void
  readonly className?: string | undefined
}

/** Pauses content that moves on its own, as WCAG 2.2.2 requires. */
export const PauseButton = ({ paused, onChange, className }: PauseButtonProps) => {
  const { t } = useTranslation()
  return (
    <IconButton label={t("pause")} pressed={paused} className={className} onPress={() => onChange(!paused)}>
      {paused ? <Play /> : <Pause />}
    </IconButton>
  )
}
