-- A key now stands for the whole body of its request, so the keys of earlier sends get the hash of that body.
-- Its amount is taken from the answer. A repeat that wrote zeros at the amount's end is refused.
UPDATE "idempotency_keys" SET "request_hash" = encode(sha256(convert_to(format(
	'{"userId":%s,"assetType":%s,"transactionType":"send","amount":%s,"toAddress":%s,"status":"pending"}',
	"user_id", "answer"->'assetType', "answer"->'amount', "answer"->'toAddress'
), 'UTF8')), 'hex')
WHERE "call" = 'createTransaction';
