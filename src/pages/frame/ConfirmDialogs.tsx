import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { enterAtom, isRegisterPromptOpenAtom } from "#atoms/entry/access.ts"
import { agentNoticeOpenAtom, taskAlertOpenAtom } from "#atoms/frame/menus.ts"
import { sessionLifeAtom, signOutAskedAtom, switchAccountAtom, switchAskedAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx"

const ConfirmSignOut = () => {
  const { t } = useTranslation()
  const ask = useSetAtom(signOutAskedAtom)
  const send = useSetAtom(sessionLifeAtom)
  const signOut = () => {
    ask(false)
    send({ _tag: "SignOutConfirmed" })
  }
  return (
    <ConfirmDialog
      open
      danger
      text={t("sign_out_question")}
      confirmLabel={t("sign_out")}
      onCancel={() => ask(false)}
      onConfirm={signOut}
    />
  )
}

const ConfirmSwitch = () => {
  const { t } = useTranslation()
  const [switchAsked, ask] = useAtom(switchAskedAtom)
  const switchAccount = useSetAtom(switchAccountAtom)
  if (switchAsked === undefined) return null
  const values = { current: switchAsked.current.userName, other: switchAsked.other.userName }
  return (
    <ConfirmDialog
      open
      text={t("switch_account_question", values)}
      confirmLabel={t("switch_account")}
      onCancel={() => ask(undefined)}
      onConfirm={switchAccount}
    />
  )
}

const ConfirmRegistration = () => {
  const { t } = useTranslation()
  const ask = useSetAtom(isRegisterPromptOpenAtom)
  const enter = useSetAtom(enterAtom)
  const register = () => {
    ask(false)
    enter(paths.register)
  }
  return (
    <ConfirmDialog
      open
      text={t("type_4_prompt")}
      confirmLabel={t("register_now")}
      onCancel={() => ask(false)}
      onConfirm={register}
    />
  )
}

const ConfirmAgentPage = () => {
  const { t } = useTranslation()
  const [, open] = useAtom(agentNoticeOpenAtom)
  const enter = useSetAtom(enterAtom)
  const go = () => {
    open(false)
    enter(paths.agent)
  }
  return (
    <ConfirmDialog
      open
      text={t("agent_modal")}
      confirmLabel={t("go")}
      onCancel={() => open(false)}
      onConfirm={go}
    />
  )
}

const TaskAlert = () => {
  const { t } = useTranslation()
  const open = useSetAtom(taskAlertOpenAtom)
  return <ConfirmDialog open text={t("coming_soon")} cancelLabel={t("ok")} onCancel={() => open(false)} />
}

/** The confirmation dialogs and alerts that several pages use. */
export const ConfirmDialogs = () => (
  <>
    {useAtomValue(signOutAskedAtom) && <ConfirmSignOut />}
    {useAtomValue(switchAskedAtom) !== undefined && <ConfirmSwitch />}
    {useAtomValue(isRegisterPromptOpenAtom) && <ConfirmRegistration />}
    {useAtomValue(agentNoticeOpenAtom) && <ConfirmAgentPage />}
    {useAtomValue(taskAlertOpenAtom) && <TaskAlert />}
  </>
)
