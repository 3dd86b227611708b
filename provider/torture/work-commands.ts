import * as fc from 'fast-check';
import * as z from 'zod/mini';

import { proofOf } from '#wallet/document-proof.ts';
import { WorkDocument } from '#wallet/entities/document.ts';
import { WorkApproval } from '#wallet/entities/work-approval.ts';

import { type Step, fate, itemOf, number, other, pick, step, tab, who } from './step.ts';
import { same } from './world.ts';

/** Commands that request and decide approvals. */
export const workCommands: fc.WeightedArbitrary<Step>[] = [
  step(3, 'ask for an approval', { who, other, tab, fate, number }, async (world, drawn) => {
    const requester = world.person(drawn.who);
    const approver = world.person(drawn.other);
    const file = `The offer ${drawn.number}`;
    const title = `Request ${drawn.number}`;
    const today = world.asked.filter((each) => each.requester === requester).length;
    if (today >= 45) return;
    const body = {
      userId: requester.id,
      approverEmail: approver.email,
      title,
      description: '',
      type: 'purchase_order',
      priority: 'low',
      department: '',
      amount: '12.5',
      currency: 'USD',
      period: null,
      destinations: [],
      categories: [],
      attachments: [{ name: 'offer.txt', content: Buffer.from(file).toString('base64') }],
    };
    await world.create(requester, '/work/requests', body, drawn.fate, {
      tab: drawn.tab,
      refused: () => requester === approver,
      accept(answer) {
        const { id } = z.object({ id: z.int() }).parse(answer);
        world.asked.push({ id, requester, approver, title, file, status: 'pending' });
      },
    });
  }),
  step(
    3,
    'decide',
    { pick, tab, fate, who, isApproved: fc.boolean(), hasComment: fc.boolean() },
    async (world, drawn) => {
      const item = itemOf(world.asked, drawn.pick);
      if (item === undefined) return;
      const { approver, id } = item;
      const decision = drawn.isApproved ? 'approved' : 'rejected';
      const verb = drawn.isApproved ? 'approve' : 'reject';
      const path = drawn.hasComment
        ? `/work/documents/${id}/review`
        : `/work/approvals/${id}/${verb}`;
      const comment = 'Seen.';
      const body = drawn.hasComment
        ? { body: { action: verb, comment } }
        : drawn.isApproved
          ? {}
          : { body: { comment } };
      const person = world.person(drawn.who);
      if (person !== approver) {
        const { answer } = await world.change(person, ['POST', path], 'none', body);
        same('the decision of somebody else', answer.status, 404);
      }
      const { answer } = await world.change(approver, ['POST', path], drawn.fate, {
        ...body,
        tab: drawn.tab,
      });
      const isOpen =
        item.ended === undefined && (item.status === 'pending' || item.status === decision);
      same(`the decision on ${item.status}`, answer.status, isOpen ? 200 : 409);
      if (isOpen) item.status = decision;
    },
  ),
  step(1, 'take a request back', { pick, tab, fate, who }, async (world, drawn) => {
    const item = itemOf(world.asked, drawn.pick);
    if (item === undefined) return;
    const path = `/work/requests/${item.id}/take-back`;
    const person = world.person(drawn.who);
    if (person !== item.requester) {
      const { answer } = await world.change(person, ['POST', path], 'none', {});
      same('taking back a request of somebody else', answer.status, 404);
    }
    const { answer } = await world.change(item.requester, ['POST', path], drawn.fate, {
      tab: drawn.tab,
    });
    const isOpen = item.status === 'pending' || item.ended === 'withdrawn';
    same(`taking back a request that is ${item.status}`, answer.status, isOpen ? 200 : 409);
    if (!isOpen) return;
    item.status = 'rejected';
    item.ended = 'withdrawn';
  }),
  step(1, 'correct a request', { pick, tab, fate, number }, async (world, drawn) => {
    const item = itemOf(world.asked, drawn.pick);
    if (item === undefined) return;
    const { requester, approver } = item;
    const today = world.asked.filter((each) => each.requester === requester).length;
    if (today >= 45) return;
    const file = `The corrected offer ${drawn.number}`;
    const title = `Correction ${drawn.number}`;
    const body = {
      userId: requester.id,
      replaces: item.id,
      title,
      description: '',
      type: 'purchase_order',
      priority: 'low',
      department: '',
      amount: '13.5',
      currency: 'USD',
      period: null,
      destinations: [],
      categories: [],
      attachments: [{ name: 'offer.txt', content: Buffer.from(file).toString('base64') }],
    };
    await world.create(requester, '/work/corrections', body, drawn.fate, {
      tab: drawn.tab,
      refused: () => item.status !== 'pending',
      accept(answer) {
        const { id } = z.object({ id: z.int() }).parse(answer);
        item.status = 'rejected';
        item.ended = 'corrected';
        world.asked.push({ id, requester, approver, title, file, status: 'pending' });
      },
    });
  }),
  step(1, 'decide twice at once', { pick }, async (world, drawn) => {
    const item = itemOf(
      world.asked.filter(({ status }) => status === 'pending'),
      drawn.pick,
    );
    if (item === undefined) return;
    const [approve, reject] = await Promise.all(
      (['approve', 'reject'] as const).map((verb, process) =>
        world.rig.ask('POST', `/work/approvals/${item.id}/${verb}`, {
          process,
          token: item.approver.tabs[process === 0 ? 0 : 1],
          ...(verb === 'reject' && { body: { comment: 'Seen.' } }),
        }),
      ),
    );
    const statuses = [approve?.status ?? 0, reject?.status ?? 0];
    same(
      'two decisions at once',
      statuses.toSorted((a, b) => a - b),
      [200, 409],
    );
    item.status = approve?.status === 200 ? 'approved' : 'rejected';
  }),
  step(2, 'a document', { pick, who }, async (world, drawn) => {
    const item = itemOf(world.asked, drawn.pick);
    if (item === undefined) return;
    const person = world.person(drawn.who);
    const path = `/work/documents/${item.id}`;
    if (person !== item.requester && person !== item.approver) {
      same('a document of others', (await world.read(person, path)).status, 404);
      return;
    }
    const document = WorkDocument.parse(await world.get(person, path));
    same('the status of a document', document.status, item.status);
    same('the proof of a document', proofOf(document).verified, true);
    const entries = item.ended === undefined ? 2 : 3;
    const length = item.status === 'pending' ? 1 : entries;
    same('the length of its history', document.history.length, length);
    const [attachment] = document.attachments;
    const bytes = await world.get(person, `/work/attachments/${attachment?.id}`);
    same('the file of a document', bytes, item.file);
  }),
  step(2, 'approvals', { who }, async (world, drawn) => {
    const person = world.person(drawn.who);
    for (const [path, role] of [
      ['approvals', 'approver'],
      ['requests', 'requester'],
    ] as const) {
      const rows = z
        .array(WorkApproval)
        .parse(await world.get(person, `/work/${path}/${person.id}`));
      const expected = world.asked
        .filter((each) => each[role] === person && each.ended !== 'corrected')
        .map(({ id, status }) => ({ id, status }));
      const found = rows.map(({ id, status }) => ({ id, status }));
      same(
        `the ${path}`,
        found.toSorted((a, b) => a.id - b.id),
        expected,
      );
    }
  }),
];
