import { useAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { gameEndAtom } from "#atoms/protection/protection.ts"
import * as DurationText from "#domain/DurationText.ts"
import { isolated } from "#domain/Name.ts"
import { dateTimeText, durationText } from "#i18n/formatting.ts"
import { PlayAlert } from "#ui/protection/PlayAlert.tsx"
import { FactList } from "#ui/text/FactList.tsx"

export const GameEnd = () => {
  const { t, i18n } = useTranslation()
  const [end, setEnd] = useAtom(gameEndAtom)
  if (end === undefined) return null
  const { name, played, until } = end
  const close = () => setEnd(undefined)
  return (
    <PlayAlert
      open
      title={t("game_ended", { name: isolated(name) })}
      lead={t("session_limit")}
      answers={[{ label: t("close"), onPress: close }]}
      onEscape={close}
    >
      <FactList
        facts={[
          {
            label: t("check_elapsed"),
            value: durationText(t, DurationText.parts(Math.floor(played / 1000))),
          },
        ]}
      />
      <p>
        {until === null
          ? t("closed_for_now")
          : t("closed_until", { time: dateTimeText(i18n.language, until) })}
      </p>
    </PlayAlert>
  )
}
