import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { prepareSocialLoginAtom, providersAtom, socialLoginAtom } from "#atoms/entry/socialLogin.ts"
import { Button } from "#ui/button/Button.tsx"
import { SocialIcon } from "#ui/frame/footer/SocialIcon.tsx"

import styles from "./Entry.module.css"

const labels = { facebook: "continue_with_facebook", google: "continue_with_google" } as const

interface Props {
  /** True while the form is sent, and until the player accepts the terms that the form requires. */
  readonly disabled: boolean
  /** Calls `openReturnPage` with the form's captcha, unless the captcha is invalid. */
  readonly withCaptcha: (openReturnPage: (captcha: string) => void) => void
}

export const SocialButtons = ({ disabled, withCaptcha }: Props) => {
  const { t } = useTranslation()
  const offered = useAtomValue(providersAtom)
  const state = useAtomValue(socialLoginAtom)
  const send = useSetAtom(socialLoginAtom)
  const prepare = useSetAtom(prepareSocialLoginAtom)
  if (offered.length === 0) return null
  const getReady = () => prepare()
  return (
    // Loads the provider's code before the press, because Safari blocks a window that opens after the press.
    <div onPointerEnter={getReady} onTouchStart={getReady} onFocus={getReady}>
      {offered.map(({ provider, isRefused }) => (
        <div key={provider} className={styles["others"]}>
          <Button
            wide
            disabled={disabled}
            busy={state._tag === "LoggingIn" && state.provider === provider}
            icon={<SocialIcon network={provider} />}
            onPress={() => {
              if (isRefused) send({ _tag: "PressedUnsupported" })
              else withCaptcha((captcha) => send({ _tag: "Pressed", provider, captcha }))
            }}
          >
            {t(labels[provider])}
          </Button>
          {isRefused && <p className={styles["note"]}>{t("google_open_browser")}</p>}
        </div>
      ))}
      <p role="status" className={styles["note"]}>
        {state._tag === "Requesting" && t(state.isLate ? "window_late" : "finish_in_window")}
      </p>
      {state._tag === "Requesting" && state.isLate && (
        <Button variant="quiet" wide onPress={() => send({ _tag: "Cancelled" })}>
          {t("cancel")}
        </Button>
      )}
    </div>
  )
}
