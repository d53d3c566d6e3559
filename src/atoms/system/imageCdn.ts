import { atom } from "jotai"

import * as ImageCdn from "#domain/ImageCdn.ts"

import { statusAtom } from "./gate.ts"
import { deviceAtom } from "./platform.ts"

export const imageCdnAtom = atom((get) =>
  ImageCdn.pick(get(statusAtom)?.info.imageCDNs ?? [], get(deviceAtom).visitSeed),
)
