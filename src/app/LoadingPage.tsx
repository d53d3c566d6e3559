import { useLocation } from "wouter"

import * as Pages from "#domain/frame/Pages.ts"
import { PageSkeleton } from "#ui/frame/PageSkeleton.tsx"

import { Delayed } from "./Delayed.tsx"
import { SlowLoad } from "./SlowLoad.tsx"

interface Props {
  /** The first screen of the visit, in which the shell has shown the same. */
  readonly isFirst?: boolean
}

/** The outline of the page at the current address, while its code loads. */
export const LoadingPage = ({ isFirst = false }: Props) => {
  const [path] = useLocation()
  return (
    <>
      <Delayed atOnce={isFirst}>
        <PageSkeleton shape={Pages.at(path).shape} />
      </Delayed>
      <SlowLoad />
    </>
  )
}
