import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"

import { loginAtom } from "#atoms/entry/login.ts"
import {
  closeLoginDialogAtom,
  endLoginDialogAtom,
  loginDialogOpenAtom,
  loginFormNumberAtom,
} from "#atoms/entry/loginDialog.ts"
import { socialLoginAtom } from "#atoms/entry/socialLogin.ts"
import { paths } from "#config/paths.ts"
import { Modal } from "#ui/overlay/Modal.tsx"

import { useEnter } from "#pages/view/useEnter.ts"
import { LoginForm } from "./LoginForm.tsx"

interface Props {
  /** Called when the player closes the dialog without logging in. */
  readonly onClose: () => void
}

const Dialog = ({ onClose }: Props) => {
  const { t } = useTranslation()
  const open = useAtomValue(loginDialogOpenAtom)
  const close = useSetAtom(closeLoginDialogAtom)
  const end = useSetAtom(endLoginDialogAtom)
  const enter = useEnter()
  // The form unmounts at the first success. This subscription then keeps the login's atom mounted until the end.
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
      title={t("login_to_promotion")}
      onClose={() => {
        close()
        onClose()
      }}
    >
      <LoginForm onRegister={enter(paths.register).onPress} />
    </Modal>
  )
}

/** A login dialog over the promotions, which stay mounted (open point 42). */
export const LoginDialog = ({ onClose }: Props) => {
  const formNumber = useAtomValue(loginFormNumberAtom)
  const end = useSetAtom(endLoginDialogAtom)
  useEffect(() => () => end(), [end])
  return formNumber === 0 ? null : <Dialog key={formNumber} onClose={onClose} />
}
