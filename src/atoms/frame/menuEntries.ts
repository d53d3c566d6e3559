import { atom } from "jotai"

import * as Menu from "#domain/frame/Menu.ts"
import * as Install from "#domain/frame/Install.ts"
import * as Platform from "#domain/frame/Platform.ts"
import { urlOf } from "#domain/frame/Resource.ts"
import * as Url from "#domain/Url.ts"
import { unknownSettings } from "#domain/Whitelabel.ts"
import { loadedMemberAtom } from "#atoms/account/member.ts"
import { sessionAtom } from "#atoms/session.ts"

import { resourcesAtom } from "#atoms/system/gate.ts"
import { platformAtom } from "#atoms/system/platform.ts"
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"

export const menuEntriesAtom = atom((get) =>
  Menu.sideMenu({
    whitelabel: get(whitelabelAtom) ?? unknownSettings,
    resources: get(resourcesAtom),
    platform: get(platformAtom),
  }),
)

export const lineLinkAtom = atom((get) => safeLink(urlOf(get(resourcesAtom), "LINE")))

export const hasTaskAtom = atom((get) => Menu.hasTask(get(resourcesAtom)))

export const affiliateStepAtom = atom((get): Menu.AffiliateStep => {
  const whitelabel = get(whitelabelAtom)
  return whitelabel === undefined ? "comingSoon" : Menu.affiliateStep(get(sessionAtom), whitelabel)
})

export const showsChatAtom = atom((get) => {
  const whitelabel = get(whitelabelAtom)
  return whitelabel !== undefined && Menu.showsChat(whitelabel, get(sessionAtom), get(loadedMemberAtom))
})

export const downloadAtom = atom((get) => {
  const platform = get(platformAtom)
  return {
    store: Platform.storeOf(platform),
    canInstall: Install.canInstall(platform),
    link: safeLink(Platform.downloadLink(platform, get(resourcesAtom))),
  }
})

const safeLink = (link: string | undefined): string | undefined =>
  link !== undefined && Url.isSafe(link) ? link : undefined
