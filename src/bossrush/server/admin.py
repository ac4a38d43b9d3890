"""`bossrush admin`: look after the tables and people of a server, while it runs or not.

Everything is done in the database; running processes follow the orders that are left there.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from bossrush.server.clock import DAY
from bossrush.server.entries import Closed, encode_entry
from bossrush.server.live import now_ms
from bossrush.server.purging import purge, would_purge
from bossrush.server.settings import Settings, data_folder
from bossrush.server.store import SQLITE, open_store
from bossrush.server.store.base import CLOSED, FINISHED, STATUSES, PersonRow, SeatRow, TableFilter, TableRow
from bossrush.server.store.sql import SqlStore

ATTEMPTS = 100

Command = Callable[[SqlStore, argparse.Namespace, TextIO], Awaitable[None]]


class AdminError(Exception):
    """What was asked for cannot be done: one clear sentence."""


# ---- the command line


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    def add(name: str, command: Command, summary: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=summary, description=summary)
        made.set_defaults(command=command)
        made.add_argument("--db", default="", metavar="URL", help="the database, as for 'bossrush serve'")
        made.add_argument("--data", type=Path, metavar="FOLDER", help="the data folder, as for 'bossrush serve'")
        return made

    listing = add("tables", list_tables, "list tables, the last changed first")
    listing.add_argument("--game", default="", metavar="GAME", help="only of this game")
    listing.add_argument("--status", action="append", choices=STATUSES, help="only with this status; may be repeated")
    listing.add_argument("--person", default="", metavar="PERSON|LOGIN", help="only those where this person has a seat")
    listing.add_argument("--limit", type=positive, default=50, metavar="N", help="at most so many, by default 50")
    closing = add("close", close_table, "close a table for good; its record is kept")
    closing.add_argument("table", metavar="TABLE", help="the id of the table")
    for name, command, summary in (
        ("ban", ban, "shut a person out, and cut the connections"),
        ("unban", unban, "let a person in again"),
    ):
        add(name, command, summary).add_argument("person", metavar="PERSON|LOGIN", help="the id or the login")
    purging = add("purge", remove_old, "remove old tables, over or abandoned, with records and chat, and idle guests")
    purging.add_argument("--older-than", type=positive, required=True, metavar="DAYS", help="untouched for so long")
    purging.add_argument("--dry-run", action="store_true", help="say what would be removed, and remove nothing")
    copying = add("backup", back_up, "copy the database into a file, also while the server runs")
    copying.add_argument("file", type=Path, metavar="FILE", help="a file that is not there yet")


def positive(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 0 < int(text) < 10**6:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number above 0")
    return int(text)


def run(args: argparse.Namespace, out: TextIO) -> int:
    """`AdminError` or `StoreError` if it cannot be done."""
    asyncio.run(run_command(args, out))
    return 0


async def run_command(args: argparse.Namespace, out: TextIO) -> None:
    url = Settings(db=args.db, data=args.data or data_folder()).database()
    async with existing_store(url) as store:
        await args.command(store, args, out)


@asynccontextmanager
async def existing_store(url: str) -> AsyncIterator[SqlStore]:
    if url.startswith(SQLITE) and not Path(url.removeprefix(SQLITE)).is_file():
        raise AdminError(f"there is no database {url.removeprefix(SQLITE)}; say which with --db or --data")
    store = open_store(url)
    if not isinstance(store, SqlStore):
        raise AdminError("a server that keeps everything in memory cannot be looked after from outside")
    await store.open()
    try:
        yield store
    finally:
        await store.close()


# ---- the commands


async def list_tables(store: SqlStore, args: argparse.Namespace, out: TextIO) -> None:
    person = (await find_person(store, args.person)).id if args.person else ""
    which = TableFilter(game=args.game, status=tuple(args.status or ()), person=person, limit=args.limit)
    rows = await store.tables(which)
    for row in rows:
        print(line_of(row), file=out)
    if not rows:
        print("no tables", file=out)


def line_of(row: TableRow) -> str:
    changed = datetime.fromtimestamp(row.updated / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    kind = "private" if row.private else "public"
    seats = ", ".join(sitter(seat) for seat in row.seats)
    return f"{row.id}  {changed}  {row.game}  {row.status}  {kind}  {row.moves} moves  {seats}"


def sitter(seat: SeatRow) -> str:
    """One line whatever people call themselves."""
    name = "".join(letter if letter.isprintable() else "?" for letter in seat.name)
    person = f"{name} ({seat.person})" if seat.person else ""
    bot = f"bot {seat.bot}" if seat.bot else ""
    return " / ".join(part for part in (person, bot) if part) or "open"


async def close_table(store: SqlStore, args: argparse.Namespace, out: TextIO) -> None:
    version = await append_closed(store, args.table)
    await store.close_table(args.table, version, now_ms())
    print(f"closed table {args.table}", file=out)


async def append_closed(store: SqlStore, id: str) -> int:
    """Again while players are faster; the number of the entry that closes the table."""
    for _ in range(ATTEMPTS):
        row = await store.table(id)
        if row is None:
            raise AdminError(f"there is no table '{id}'")
        if row.status in (FINISHED, CLOSED):
            raise AdminError(f"table {id} is already {row.status}")
        version = (await store.versions([id])).get(id, 0) + 1
        if await store.append(id, version, encode_entry(Closed(at=now_ms(), reason="admin")), due=0):
            return version
    raise AdminError(f"table {id} changes all the time; try again")


async def ban(store: SqlStore, args: argparse.Namespace, out: TextIO) -> None:
    row = await find_person(store, args.person)
    await store.set_banned(row.id, True)
    print(f"banned {sitter(SeatRow(row.id, row.name))}", file=out)


async def unban(store: SqlStore, args: argparse.Namespace, out: TextIO) -> None:
    row = await find_person(store, args.person)
    if not row.banned:
        raise AdminError(f"{row.id} is not banned")
    await store.set_banned(row.id, False)
    print(f"{sitter(SeatRow(row.id, row.name))} may come in again", file=out)


async def find_person(store: SqlStore, name: str) -> PersonRow:
    row = await store.person(name) or await store.person_by_login(name)
    if row is None:
        raise AdminError(f"there is no person with the id or login '{name}'")
    return row


async def remove_old(store: SqlStore, args: argparse.Namespace, out: TextIO) -> None:
    before = now_ms() - args.older_than * DAY
    if args.dry_run:
        print(f"would remove {await would_purge(store, before)}", file=out)
    else:
        print(f"removed {await purge(store, before)}", file=out)


async def back_up(store: SqlStore, args: argparse.Namespace, out: TextIO) -> None:
    await store.backup(args.file)
    print(f"wrote {args.file}", file=out)
