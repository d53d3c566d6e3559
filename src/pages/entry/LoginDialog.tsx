import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { loginAtom } from "#atoms/login.ts"
import {
  closeLoginDialogAtom,
  endLoginDialogAtom,
  loginDialogOpenAtom,
  loginRoundAtom,
} from "#atoms/loginDialog.ts"
import { socialLoginAtom } from "#atoms/socialLogin.ts"
import { paths } from "#config/paths.ts"
import { Modal } from "#ui/overlay/Modal.tsx"

import { useEnter } from "../frame/useEnter.ts"
import { LoginForm } from "./LoginForm.tsx"

interface Props {
  /** The player does without the login. */
  readonly onClose: () => void
}

const Dialog = ({ onClose }: Props) => {
  const { t } = useTranslation()
  const open = useAtomValue(loginDialogOpenAtom)
  const close = useSetAtom(closeLoginDialogAtom)
  const end = useSetAtom(endLoginDialogAtom)
  const enter = useEnter()
  // The form goes with the login's first success; what is left to do of the login is done here.
  useAtomValue(loginAtom)
  useAtomValue(socialLoginAtom)
  useEffect(() => {
    if (!open) {
      end()
      return undefined
    }
    const root = document.documentElement
    root.classList.add("login-open")
    return () => root.classList.remove("login-open")
  }, [end, open])
  return (
    <Modal
      open={open}
      title={t("login_to_go_on")}
      onClose={() => {
        close()
        onClose()
      }}
    >
      <LoginForm onRegister={enter(paths.register).onPress} />
    </Modal>
  )
}

/** The login form where a page must not be left (decision 42); while it is open the page root says so by a class. */
export const LoginDialog = ({ onClose }: Props) => {
  const round = useAtomValue(loginRoundAtom)
  const end = useSetAtom(endLoginDialogAtom)
  useEffect(() => () => end(), [end])
  return round === 0 ? null : <Dialog key={round} onClose={onClose} />
}
