import { describe, expect, it } from 'vitest';

import { reportOf } from './fault-report.ts';

/** An error as raised by the driver. */
class DatabaseError extends Error {
  readonly code = '23505';
  readonly table = 'users';
  readonly constraint = 'users_email_unique';
  readonly detail = 'Key (lower(email))=(ada@test.example) already exists.';
  readonly where = 'ada@test.example';
  readonly params = ['ada@test.example', 'scrypt$1$2$3$salt$key'];
}

describe('the report of a fault', () => {
  it('names the classes, codes, database objects and code locations, and no message or value', () => {
    const fault = new Error('Failed query: insert\nparams: Ada,ada@test.example', {
      cause: new DatabaseError('duplicate key: ada@test.example'),
    });
    const report = reportOf(fault);
    expect(report).toMatch(/^Error\n {4}at .*fault-report\.test\.ts:\d+:\d+/);
    expect(report).toMatch(
      /\n {2}caused by DatabaseError code=23505 table=users constraint=users_email_unique\n {4}at /,
    );
    expect(report).not.toMatch(/ada|scrypt|Failed|params|duplicate/i);
  });

  it('leaves out message lines that look like code locations', () => {
    const report = reportOf(new Error('x\n    at Ada (file:///ada@test.example:1:1)'));
    expect(report).toMatch(/fault-report\.test\.ts/);
    expect(report).not.toMatch(/ada/i);
  });

  it('leaves out a stack that does not contain the message', () => {
    const error = new Error('ada@test.example');
    // Some engines compute the stack only when it is read.
    expect(error.stack).toContain('ada@test.example');
    error.message = 'changed';
    expect(reportOf(error)).toBe('Error');
  });

  it('leaves out a malformed code', () => {
    expect(reportOf(Object.assign(new Error(''), { code: 'ada@test.example' }))).not.toMatch(/ada/);
  });

  it('ends at a cycle of causes', () => {
    const error = new Error('one');
    error.cause = error;
    expect(reportOf(error).match(/caused by/g)).toHaveLength(4);
  });

  it("includes the provider's own messages", () => {
    expect(reportOf('It is taken again.')).toBe('It is taken again.');
  });

  it.each([{ email: 'ada@test.example' }, undefined, 7])('names only the type of %j', (fault) => {
    expect(reportOf(fault)).toBe(typeof fault);
  });
});
