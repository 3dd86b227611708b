import { expect, fn, type within } from 'storybook/test';

import preview from '#.storybook/preview';
import DepositRoute from '#app/routes/DepositRoute.tsx';
import { allSentRequests } from '#mocks/scenarios.ts';
import { DepositScreen } from '#screens/deposit/DepositScreen.tsx';

import { shows } from '../catalogue.ts';
import { fill } from '../fill.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { rendersRoute } from '../render-route.tsx';
import { seeNoToast, seeToast } from '../see-toast.ts';
import { notify, storyServices } from '../story-services.ts';

type Canvas = ReturnType<typeof within>;

const meta = preview.meta({
  title: 'Screens/Deposit',
  component: DepositScreen,
  argTypes: { onDeposit: outcomes.control },
  args: { onDeposit: outcomes.named('succeeds'), onNavigate: fn(), notify },
});

const flow = rendersRoute(DepositRoute);

const depositButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Deposit' });
const amountField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Amount' });
const methodCard = (canvas: Canvas, name: string) => canvas.getByRole('radio', { name });
const summary = (canvas: Canvas) => canvas.getByRole('region', { name: 'Summary' });

/** Fills the form as a person would, top to bottom. */
async function fillIn(
  canvas: Canvas,
  {
    asset = 'XP',
    amount = '100',
    method = 'Bank transfer',
  }: { asset?: string; amount?: string; method?: string } = {},
) {
  await fill(canvas.getByRole('combobox', { name: 'Asset' }), asset);
  await fill(amountField(canvas), amount);
  if (method !== '') methodCard(canvas, method).click();
}

/** Nothing is preselected, and a hint names the limits. */
export const Default = meta.story({
  parameters: shows('deposit.state.default', 'deposit.content.hint'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('offers what can be received, none chosen', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Deposit Assets');
      const asset = canvas.getByRole('combobox', { name: 'Asset' });
      await expect(asset).toHaveDisplayValue('Choose an asset');
      await expect(Array.from(asset.children, (option) => option.textContent)).toEqual([
        'Choose an asset',
        'XP',
        'USDC',
        'CBDC (KRW)',
        'BTC',
        'ETH',
      ]);
    });
    await step('has amount with its hint, four methods, and a summary', async () => {
      await expect(amountField(canvas)).toHaveAccessibleDescription(
        'Minimum 10, maximum 100,000 of the asset',
      );
      for (const method of canvas.getAllByRole('radio')) await expect(method).not.toBeChecked();
      await expect(summary(canvas)).toHaveTextContent('Not filled in yet');
      await expect(depositButton(canvas)).toBeEnabled();
    });
    await step('goes back to Assets', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/assets');
    });
  },
});

/** Every state of the screen, chosen by the controls. */
export const Playground = meta.story({ parameters: shows('deposit.state.default') });

/** A bank transfer costs nothing. */
export const MethodBankFree = meta.story({
  parameters: shows('deposit.constant.method-bank'),
  play: async ({ canvas }) => {
    await fillIn(canvas, { method: 'Bank transfer' });
    await expect(methodCard(canvas, 'Bank transfer')).toHaveAccessibleDescription(/^Free/);
    await expect(summary(canvas)).toHaveTextContent('MethodBank transferFeeFreeDeposit100 XP');
  },
});

/** A card costs a percentage, which is shown and not computed. */
export const MethodCard = meta.story({
  parameters: shows('deposit.constant.method-card'),
  play: async ({ canvas }) => {
    await fillIn(canvas, { method: 'Card' });
    await expect(methodCard(canvas, 'Card')).toHaveAccessibleDescription(/^2\.5%/);
    await expect(summary(canvas)).toHaveTextContent('MethodCardFee2.5%Deposit100 XP');
  },
});

/** A transfer of crypto costs the network fee. */
export const MethodCrypto = meta.story({
  parameters: shows('deposit.constant.method-crypto'),
  play: async ({ canvas }) => {
    await fillIn(canvas, { method: 'Crypto' });
    await expect(methodCard(canvas, 'Crypto')).toHaveAccessibleDescription(/^Network fee/);
    await expect(summary(canvas)).toHaveTextContent('MethodCryptoFeeNetwork feeDeposit100 XP');
  },
});

/** A wire transfer costs a fixed sum in dollars. */
export const MethodWire = meta.story({
  parameters: shows('deposit.constant.method-wire'),
  play: async ({ canvas }) => {
    await fillIn(canvas, { method: 'Wire transfer' });
    await expect(methodCard(canvas, 'Wire transfer')).toHaveAccessibleDescription(/^\$15/);
    await expect(summary(canvas)).toHaveTextContent('MethodWire transferFee$15Deposit100 XP');
  },
});

/** The limits in the hint are not enforced: smaller and larger amounts are accepted. */
export const AmountOutsideHintAccepted = meta.story({
  parameters: shows('deposit.rule.limits-not-enforced'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('takes 5, below the minimum', async () => {
      await fillIn(canvas, { amount: '5' });
      await userEvent.click(depositButton(canvas));
      await expect(args.onDeposit).toHaveBeenLastCalledWith(
        { assetType: 'XP', amount: '5', method: 'bank' },
        expect.any(AbortSignal),
      );
    });
    await step('takes 200,000, above the maximum', async () => {
      await fillIn(canvas, { amount: '200000', method: 'Wire transfer' });
      await expect(amountField(canvas)).toHaveAccessibleDescription(
        'Minimum 10, maximum 100,000 XP',
      );
      await userEvent.click(depositButton(canvas));
      await seeToast({
        title: 'Deposit Initiated',
        message: '200,000 XP deposit has been initiated.',
        tone: 'default',
      });
      await expect(args.onDeposit).toHaveBeenLastCalledWith(
        { assetType: 'XP', amount: '200000', method: 'wire' },
        expect.any(AbortSignal),
      );
    });
  },
});

/** A press with missing fields: a toast and each of those fields say what is missing. */
export const MissingInformation = meta.story({
  parameters: shows('deposit.validation.missing-information'),
  play: async ({ canvas, args, step, userEvent }) => {
    const missing = {
      title: 'Missing Information',
      message: 'Please fill in all required fields',
      tone: 'destructive',
    } as const;
    await step('marks all three, and goes to the first', async () => {
      await userEvent.click(depositButton(canvas));
      await seeToast(missing);
      const asset = canvas.getByRole('combobox', { name: 'Asset' });
      await expect(asset).toHaveFocus();
      await expect(asset).toHaveAccessibleDescription('Choose the asset to deposit.');
      await expect(amountField(canvas)).toBeInvalid();
      await expect(canvas.getByRole('radiogroup', { name: 'Method' })).toBeInvalid();
    });
    await step('counts zero as no amount, and says that the method is missing', async () => {
      await fillIn(canvas, { amount: '0', method: '' });
      await userEvent.click(depositButton(canvas));
      await seeToast(missing);
      await expect(amountField(canvas)).toHaveFocus();
      await fill(amountField(canvas), '100');
      await expect(amountField(canvas)).not.toBeInvalid();
      await userEvent.click(depositButton(canvas));
      await expect(methodCard(canvas, 'Bank transfer')).toHaveFocus();
      await expect(canvas.getByRole('radiogroup', { name: 'Method' })).toHaveAccessibleDescription(
        'Choose how to deposit.',
      );
    });
    await expect(args.onDeposit).not.toHaveBeenCalled();
  },
});

/** While the request is processed, the form cannot change, and a second press sends nothing. */
export const Processing = meta.story({
  ...flow,
  parameters: shows('deposit.state.processing'),
  beforeEach: () => storyServices().clock.hold(),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas);
    await userEvent.dblClick(depositButton(canvas));
    const button = await canvas.findByRole('button', { name: 'Processing…' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(amountField(canvas)).toBeDisabled();
    await expect(methodCard(canvas, 'Card')).toBeDisabled();
    await expect(storyServices().navigate).not.toHaveBeenCalled();
    await seeNoToast();
  },
});

/** A toast names the amount, and Assets opens. No request goes out, and a second Enter has no effect. */
export const DepositInitiated = meta.story({
  ...flow,
  parameters: shows('deposit.toast.initiated', 'deposit.rule.no-server-call'),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, { asset: 'BTC', amount: '12.5' });
    await userEvent.type(amountField(canvas), '{Enter}');
    await seeToast({
      title: 'Deposit Initiated',
      message: '12.5 BTC deposit has been initiated.',
      tone: 'default',
    });
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/assets');
    await userEvent.type(amountField(canvas), '{Enter}');
    await expect(storyServices().navigate).toHaveBeenCalledOnce();
    await expect(allSentRequests()).toHaveLength(0);
    await seeToast({
      title: 'Deposit Initiated',
      message: '12.5 BTC deposit has been initiated.',
      tone: 'default',
    });
  },
});

/** The request fails: a toast says so, and the form keeps its values for another try. */
export const DepositFailed = meta.story({
  parameters: shows('deposit.toast.failed'),
  args: { onDeposit: fn(() => Promise.reject(new Error('The bank is closed.'))) },
  play: async ({ canvas, args, userEvent }) => {
    await fillIn(canvas);
    await userEvent.click(depositButton(canvas));
    await seeToast({
      title: 'Deposit Failed',
      message: 'Please try again later.',
      tone: 'destructive',
    });
    await expect(canvas.getByRole('alert')).toHaveTextContent('The deposit did not go through.');
    await expect(args.onNavigate).not.toHaveBeenCalled();
    await expect(amountField(canvas)).toHaveValue('100');
    await expect(methodCard(canvas, 'Bank transfer')).toBeChecked();
    await expect(depositButton(canvas)).toHaveFocus();
  },
});
