import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { enterAtom, isRegisterPromptOpenAtom } from "#atoms/entry/access.ts"
import { confirmSessionAtom, switchAccountAtom } from "#atoms/entry/linkQuestions.ts"
import { losesPasswordAtom } from "#atoms/entry/savedPassword.ts"
import { agentNoticeOpenAtom, taskAlertOpenAtom } from "#atoms/frame/menus.ts"
import { showsRegisterAtom } from "#atoms/system/whitelabel.ts"
import {
  disownSessionAtom,
  sessionLifeAtom,
  signOutAskedAtom,
  switchAskedAtom,
  unconfirmedAtom,
} from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import { namesOf } from "#domain/entry/LinkSession.ts"
import { isolated } from "#domain/Name.ts"
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx"

const ConfirmSignOut = () => {
  const { t } = useTranslation()
  const ask = useSetAtom(signOutAskedAtom)
  const losesPassword = useAtomValue(losesPasswordAtom)
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
      detail={losesPassword ? t("sign_out_detail") : undefined}
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
  return (
    <ConfirmDialog
      open
      text={t("switch_account_question", namesOf(switchAsked.current, switchAsked.other))}
      confirmLabel={t("switch_account")}
      onCancel={() => ask(undefined)}
      onConfirm={switchAccount}
    />
  )
}

const LinkSession = () => {
  const { t } = useTranslation()
  const opened = useAtomValue(unconfirmedAtom)
  const confirm = useSetAtom(confirmSessionAtom)
  const disown = useSetAtom(disownSessionAtom)
  if (opened === undefined) return null
  return (
    <ConfirmDialog
      open
      text={t("link_session", { name: isolated(opened.userName) })}
      cancelLabel={t("not_me")}
      confirmLabel={t("continue")}
      onCancel={disown}
      onConfirm={confirm}
    />
  )
}

const ConfirmRegistration = () => {
  const { t } = useTranslation()
  const ask = useSetAtom(isRegisterPromptOpenAtom)
  const showsRegister = useAtomValue(showsRegisterAtom)
  const enter = useSetAtom(enterAtom)
  const register = () => {
    ask(false)
    enter(paths.register)
  }
  return (
    <ConfirmDialog
      open
      text={t(showsRegister ? "type_4_prompt" : "real_account_only")}
      confirmLabel={showsRegister ? t("register_now") : undefined}
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

export const ConfirmDialogs = () => (
  <>
    {useAtomValue(signOutAskedAtom) && <ConfirmSignOut />}
    {useAtomValue(switchAskedAtom) !== undefined && <ConfirmSwitch />}
    {useAtomValue(unconfirmedAtom) !== undefined && <LinkSession />}
    {useAtomValue(isRegisterPromptOpenAtom) && <ConfirmRegistration />}
    {useAtomValue(agentNoticeOpenAtom) && <ConfirmAgentPage />}
    {useAtomValue(taskAlertOpenAtom) && <TaskAlert />}
  </>
)
