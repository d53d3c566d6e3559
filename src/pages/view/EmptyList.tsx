import { useAtomValue } from "jotai"
import type { LucideIcon } from "lucide-react"
import { useTranslation } from "react-i18next"

import { sessionAtom } from "#atoms/session.ts"
import { judge } from "#domain/Access.ts"
import * as Pages from "#domain/frame/Pages.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { ButtonLink } from "#ui/button/Button.tsx"
import { EmptyState } from "#ui/state/EmptyState.tsx"

import { useEnter } from "#pages/view/useEnter.ts"

interface Props {
  readonly text: MessageKey
  readonly hint?: MessageKey | undefined
  readonly icon: LucideIcon
  /** The list shows a link to the first of these addresses that the session may open. */
  readonly next: ReadonlyArray<string>
}

export const EmptyList = ({ text, hint, icon, next }: Props) => {
  const { t } = useTranslation()
  const session = useAtomValue(sessionAtom)
  const enter = useEnter()
  const path = next.find((each) => judge(Pages.ruleOf(each), session)._tag === "Allowed")
  return (
    <EmptyState
      text={t(text)}
      hint={hint && t(hint)}
      icon={icon}
      action={
        path !== undefined && (
          <ButtonLink {...enter(path)}>{t(Pages.titleOf(Pages.at(path), "", session))}</ButtonLink>
        )
      }
    />
  )
}
