import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { signOutAskedAtom } from "#atoms/session.ts"
import { whitelabelAtom, whitelabelFailureAtom } from "#atoms/system/whitelabel.ts"
import { Button } from "#ui/button/Button.tsx"

export const SignOutButton = () => {
  const { t } = useTranslation()
  const openSignOutDialog = useSetAtom(signOutAskedAtom)
  const isKnown = useAtomValue(whitelabelAtom) !== undefined
  const hasFailed = useAtomValue(whitelabelFailureAtom) !== undefined
  // The menu entries above load late and would shift the button, so the button renders after the entries.
  if (!isKnown && !hasFailed) return null
  return (
    <Button variant="quiet" wide onPress={() => openSignOutDialog(true)}>
      {t("sign_out")}
    </Button>
  )
}
