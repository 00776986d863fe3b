"""The tables of the database. A change here needs a migration in `migrations/versions/`."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("sitters", Text, nullable=False),
    Column("opening", Text, nullable=False),
    Column("join_secret", String(32), nullable=False, unique=True),
    Column("watch_secret", String(32), nullable=False, unique=True),
    # One rematch at most: who is second finds the first one's table.
    Column("follows", String(32), unique=True),
    Column("opened_by", String(32), nullable=False),
    Column("created", Float, nullable=False),
    # Two caches, always rewritten together with the log: when something last happened, when a clock falls.
    Column("touched", Float, nullable=False),
    Column("deadline", Float),
    # The fingerprint of the deck or the components; empty for tables from before it was kept.
    Column("box", String(32), nullable=False, server_default=""),
    # A third cache: what lists tell of the table. Empty where it was not kept; then it is made from the log.
    Column("summary", Text),
    Index("tables_deadline", "deadline"),
    Index("tables_opened_by", "opened_by"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("client_key", String(64)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "client_key", name="log_client_key"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Index("seats_guest", "guest"),
)

# Who was asked to a table, by whom and when. Whether they still are is in the table's log.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("asked_by", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Index("invitations_guest", "guest"),
    Index("invitations_asked_by", "asked_by"),
)

# Tables a guest has taken out of their own list.
hidden = Table(
    "hidden",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

# Where guests want to be told that it is their turn: devices (Web Push) and webhooks.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guest", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("endpoint", String(1_000), nullable=False, unique=True),
    Column("site", String(300), nullable=False),
    Column("language", String(2), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(32), nullable=False),
    Index("subscriptions_guest", "guest"),
)

# The last turn of a table that somebody was told of: nobody is told twice, also after a restart.
told_turns = Table(
    "told_turns",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("turn", String(32), primary_key=True),
)
