import { Member } from "#domain/Member.ts"

import * as Call from "../Call.ts"

/** The member of the session, asked again to renew what is known of them. */
export const memberInfo = Call.read({ path: "/wps/member/info", input: Call.Nothing, output: Member })
