import { ButtonLink } from '#components/Button.tsx';
import { Summary } from '#components/form/Summary.tsx';
import type { Navigate } from '#components/Link.tsx';
import { QrCode } from '#components/QrCode.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { merchantCode } from '#wallet/codes/merchant-code.ts';
import type { Merchant } from '#wallet/entities/merchant.ts';
import { korean } from '#wallet/labels/korean.ts';
import { paths } from '#wallet/paths.ts';

import { merchantKindLabels } from './search-merchants.ts';

export interface MerchantSheetProps {
  merchant: Merchant;
  onNavigate: Navigate;
  onClose: () => void;
}

/** A merchant with the code on its counter, and a link to pay it. */
export function MerchantSheet({ merchant, onNavigate, onClose }: MerchantSheetProps) {
  const { code, name, latinName, district, kind, cashbackPercent } = merchant;
  return (
    <Sheet title={name} lang="ko" closeLabel={korean.close} onClose={onClose}>
      <div className="flex flex-col items-center gap-5">
        <QrCode
          text={merchantCode(merchant)}
          label={`${name} 결제 코드`}
          caption="매장에 있는 결제 코드와 같아요."
          labels={{ failed: '코드를 그리지 못했어요.', retry: korean.loadError.retry }}
        />
        <div className="w-full">
          <Summary
            title="가맹점 정보"
            rows={[
              { label: '영문 이름', value: <span lang="en">{latinName}</span> },
              { label: '지역', value: `부산 ${district}` },
              { label: '업종', value: merchantKindLabels[kind] },
              { label: '가맹점 코드', value: code },
            ]}
            total={{ label: '캐시백', value: `${cashbackPercent}%` }}
          />
        </div>
        <ButtonLink width="full" to={`${paths.localSend}?merchant=${code}`} onNavigate={onNavigate}>
          결제하기
        </ButtonLink>
      </div>
    </Sheet>
  );
}
