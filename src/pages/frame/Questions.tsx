import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { enterAtom, registerAskedAtom } from "#atoms/access.ts"
import { agentNoticeOpenAtom } from "#atoms/menus.ts"
import { sessionLifeAtom, signOutAskedAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import { Question } from "#ui/overlay/Question.tsx"

const SignOutQuestion = () => {
  const { t } = useTranslation()
  const ask = useSetAtom(signOutAskedAtom)
  const send = useSetAtom(sessionLifeAtom)
  const signOut = () => {
    ask(false)
    send({ _tag: "SignOutConfirmed" })
  }
  return (
    <Question
      open
      danger
      text={t("sign_out_question")}
      confirmLabel={t("sign_out")}
      onCancel={() => ask(false)}
      onConfirm={signOut}
    />
  )
}

const RegisterQuestion = () => {
  const { t } = useTranslation()
  const ask = useSetAtom(registerAskedAtom)
  const enter = useSetAtom(enterAtom)
  const register = () => {
    ask(false)
    enter({ rule: "anyone", path: paths.register })
  }
  return (
    <Question
      open
      text={t("type_4_prompt")}
      confirmLabel={t("register_now")}
      onCancel={() => ask(false)}
      onConfirm={register}
    />
  )
}

const AgentNotice = () => {
  const { t } = useTranslation()
  const [, open] = useAtom(agentNoticeOpenAtom)
  const enter = useSetAtom(enterAtom)
  const go = () => {
    open(false)
    enter({ rule: "agent", path: paths.agent })
  }
  return (
    <Question
      open
      text={t("agent_modal")}
      confirmLabel={t("go")}
      onCancel={() => open(false)}
      onConfirm={go}
    />
  )
}

/** What the player is asked because of something they pressed. */
export const Questions = () => (
  <>
    {useAtomValue(signOutAskedAtom) && <SignOutQuestion />}
    {useAtomValue(registerAskedAtom) && <RegisterQuestion />}
    {useAtomValue(agentNoticeOpenAtom) && <AgentNotice />}
  </>
)
