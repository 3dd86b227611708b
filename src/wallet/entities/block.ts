import * as z from 'zod/mini';

import { id } from './fields.ts';

/** A person whom the user has blocked (decision 248). */
export const Block = z.object({ id, name: z.string(), since: z.string() });
export type Block = z.infer<typeof Block>;

/** The payment or the work document by which the user names the person whom they block. */
export const NewBlock = z.union([z.object({ transactionId: id }), z.object({ approvalId: id })]);
export type NewBlock = z.infer<typeof NewBlock>;
