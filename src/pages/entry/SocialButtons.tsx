import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { prepareSocialLoginAtom, providersAtom, socialLoginAtom } from "#atoms/socialLogin.ts"
import { Button } from "#ui/basic/Button.tsx"
import { SocialIcon } from "#ui/frame/SocialIcon.tsx"

import styles from "./Entry.module.css"

const labels = { facebook: "continue_with_facebook", google: "continue_with_google" } as const

interface Props {
  /** The form is on its way, or its terms are not agreed to. */
  readonly disabled: boolean
  /** Goes on with what the form has of a captcha, unless that is wrong. */
  readonly withCaptcha: (goOn: (captcha: string) => void) => void
}

/** Login and registration by Facebook and Google, where the merchant offers them (spec §2, §5). */
export const SocialButtons = ({ disabled, withCaptcha }: Props) => {
  const { t } = useTranslation()
  const offered = useAtomValue(providersAtom)
  const state = useAtomValue(socialLoginAtom)
  const send = useSetAtom(socialLoginAtom)
  const prepare = useSetAtom(prepareSocialLoginAtom)
  if (offered.length === 0) return null
  const getReady = () => prepare()
  return (
    // Whatever comes before the press: Safari opens no window for one that had to wait.
    <div onPointerEnter={getReady} onTouchStart={getReady} onFocus={getReady}>
      {offered.map(({ provider, isRefused }) => (
        <div key={provider} className={styles["others"]}>
          <Button
            wide
            disabled={disabled}
            busy={state._tag === "LoggingIn" && state.provider === provider}
            icon={<SocialIcon network={provider} />}
            onPress={() => {
              if (isRefused) send({ _tag: "PressedInVain" })
              else withCaptcha((captcha) => send({ _tag: "Pressed", provider, captcha }))
            }}
          >
            {t(labels[provider])}
          </Button>
          {isRefused && <p className={styles["note"]}>{t("google_open_browser")}</p>}
        </div>
      ))}
      <p role="status" className={styles["note"]}>
        {state._tag === "Asking" && t("finish_in_window")}
      </p>
    </div>
  )
}
