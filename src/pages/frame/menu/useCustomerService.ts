import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { showsChatAtom } from "#atoms/frame/menuEntries.ts"
import { servicePopupOpenAtom } from "#atoms/frame/menus.ts"
import { openChatAtom } from "#atoms/messages/chat.ts"

export const useCustomerService = () => {
  const { t } = useTranslation()
  const showsChat = useAtomValue(showsChatAtom)
  const openChat = useSetAtom(openChatAtom)
  const openPopup = useSetAtom(servicePopupOpenAtom)
  return () => (showsChat ? void openChat(t("customer_service")) : openPopup(true))
}
