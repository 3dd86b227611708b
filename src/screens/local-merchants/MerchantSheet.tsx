import { useMessages } from '#i18n/messages-context.ts';
import { ButtonLink } from '#components/Button.tsx';
import { Summary } from '#components/form/Summary.tsx';
import type { Navigate } from '#components/Link.tsx';
import { QrCode } from '#components/QrCode.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { merchantCode } from '#wallet/codes/merchant-code.ts';
import type { Merchant } from '#wallet/entities/merchant.ts';
import { paths } from '#wallet/paths.ts';

export interface MerchantSheetProps {
  merchant: Merchant;
  onNavigate: Navigate;
  onClose: () => void;
}

/** A merchant with the code on its counter, and a link to pay it. */
export function MerchantSheet({ merchant, onNavigate, onClose }: MerchantSheetProps) {
  const common = useMessages('common');
  const { kinds, details: t } = useMessages('local').merchants;
  const { code, name, latinName, district, kind, cashbackPercent } = merchant;
  return (
    <Sheet title={name} closeLabel={common.close} onClose={onClose}>
      <div className="flex flex-col items-center gap-5">
        <QrCode
          text={merchantCode(merchant)}
          label={t.codeLabel(name)}
          caption={t.codeCaption}
          labels={{ failed: t.codeFailed, retry: common.loadError.retry }}
        />
        <div className="w-full">
          <Summary
            title={t.title}
            rows={[
              { label: t.latinName, value: <span lang="en">{latinName}</span> },
              { label: t.district, value: t.districtOf(district) },
              { label: t.kind, value: kinds[kind] },
              { label: t.code, value: code },
            ]}
            total={{ label: t.cashback, value: `${cashbackPercent}%` }}
          />
        </div>
        <ButtonLink width="full" to={`${paths.localSend}?merchant=${code}`} onNavigate={onNavigate}>
          {t.pay}
        </ButtonLink>
      </div>
    </Sheet>
  );
}
