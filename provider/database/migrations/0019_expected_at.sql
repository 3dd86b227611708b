ALTER TABLE "transactions" ADD COLUMN "expected_at" timestamp with time zone;
